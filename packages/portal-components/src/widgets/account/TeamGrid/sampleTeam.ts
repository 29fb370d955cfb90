export interface TeamMember {
  name: string
  role: string
  email: string
  phone: string
}

/** Nobody in particular: the back end knows no team. */
export const sampleTeam: TeamMember[] = [
  { name: 'Alex Morgan', role: 'Admin', email: 'alex.morgan@example.com', phone: '0491 570 156' },
  { name: 'Priya Nair', role: 'Sales', email: 'priya.nair@example.com', phone: '0491 570 157' },
  { name: 'Tom Whitford', role: 'Sales', email: 'tom.whitford@example.com', phone: '0491 570 158' },
  { name: 'Grace Liu', role: 'Admin', email: 'grace.liu@example.com', phone: '0491 570 159' },
]
