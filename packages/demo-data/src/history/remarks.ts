/** Instructions that customers give the yard for a delivery. */
export const instructions = [
  'Ring first, gate is locked',
  'Leave beside the slab, clear of the footpath',
  'Forklift on site until 2 pm',
  'Narrow street: small truck only',
  'Call the site half an hour out',
  'Stack on bearers, keep dry',
  'No deliveries between 8 and 9:30, school crossing',
] as const

/** Notes that customers keep with a document. */
export const comments = [
  'Ring first',
  'Checked, short two lengths',
  'Charge to stage 2',
  'OK to pay',
  'Query the price of the second line with the branch before this one is paid',
  'Back-charge to the plumber',
  'Returned one damaged sheet',
  'For Saturday',
] as const
