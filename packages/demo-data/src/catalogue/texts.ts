import type { Material } from './recipes.ts'

interface Texts {
  /** Ends a long description. */
  use: [string, ...string[]]
  features: [string, ...string[]]
  handling: string
}

/** Texts that suit any product of a material. */
export const texts: Record<Material, Texts> = {
  chemical: {
    use: ['Apply to clean, dry and sound surfaces.', 'Test on a small area before the whole job.'],
    features: ['Ready to use', 'Low odour', 'Paintable once cured', 'Sticks to timber, masonry and metal'],
    handling:
      'Store upright, between 5 and 30 degrees Celsius, out of the sun. Use before the date on the base.',
  },
  fixing: {
    use: ['Pre-drill in hardwood and near the ends.', 'Choose the coating by the exposure of the job.'],
    features: [
      'Batch number on every box',
      'Consistent heads for collated and cordless tools',
      'Box closes again',
    ],
    handling: 'Keep boxes dry. Do not mix coatings in one connection.',
  },
  insulation: {
    use: ['Fit snugly, without gaps and without compressing.', 'Keep clear of recessed lights.'],
    features: [
      'Does not sustain flame',
      'Holds its thickness for the life of the building',
      'Cuts with a knife',
    ],
    handling: 'Packs expand once opened. Wear long sleeves, gloves and a mask while fitting.',
  },
  lining: {
    use: ['Fix across the framing for the flattest finish.', 'Stagger the joints.'],
    features: ['Recessed edges for a flush joint', 'Scores and snaps cleanly', 'Accepts any paint system'],
    handling: 'Store flat on level bearers under cover. Carry on edge, two people to a board.',
  },
  masonry: {
    use: ['Bed on a compacted base.', 'Mix with clean water, in batches you can place in half an hour.'],
    features: [
      'Made to size within 2 mm',
      'Suits pedestrian and light vehicle traffic',
      'Colour runs through',
    ],
    handling: 'Cut wet, wear a mask rated for silica, and keep pallets out of the rain.',
  },
  metal: {
    use: [
      'Isolate from copper, lead and wet treated timber.',
      'Fix in every second valley, and in each at the ends.',
    ],
    features: [
      'Corrosion-resistant coating on both faces',
      'Rolled to order in odd lengths',
      'Light to lift and lay',
    ],
    handling:
      'Stack off the ground at a slight fall, dry the sheets if they have been wet, and sweep off all swarf.',
  },
  plumbing: {
    use: ['Clean and prime before the solvent cement.', 'Test the line before covering it.'],
    features: [
      'Certified for potable water or drainage as marked',
      'Sockets take up 2 degrees',
      'Depth marks on each end',
    ],
    handling: 'Keep ends capped, out of the sun for more than a month, and never drag over stones.',
  },
  sheet: {
    use: ['Leave a 3 mm gap at all joints.', 'Fix 10 mm from the edges at most 150 mm apart.'],
    features: [
      'Flat, square and sanded where exposed',
      'Formaldehyde emission class printed on each sheet',
      'Low waste on a 600 grid',
    ],
    handling: 'Keep flat, dry and covered until fixed. Let it settle to the site for two days.',
  },
  timber: {
    use: [
      'Seal all cut ends on site.',
      'Check each piece for grade stamp before it is cut.',
      'Keep clear of ground contact unless the hazard class allows it.',
    ],
    features: [
      'Graded and stamped piece by piece',
      'Kiln dried to a stable moisture content',
      'From responsibly managed forests',
      'Straight, and easy to nail and machine',
    ],
    handling:
      'Store on level bearers, off the ground, with a cover that breathes. Wear a mask when cutting treated timber.',
  },
  tool: {
    use: ['Read the instructions before the first cut.', 'Inspect for damage before each use.'],
    features: ['Made for daily trade use', 'Spare parts on the shelf', 'Two years of warranty in the trade'],
    handling: 'Wear eye protection. Keep blades dry and lightly oiled.',
  },
}
