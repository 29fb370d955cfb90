/** The parts of what an account owes, from the youngest to the oldest. */
export const bucketNames = ['current', 'days30', 'days60', 'days90', 'days120'] as const

export type BucketName = (typeof bucketNames)[number]
