/** A count with its noun: `1 item`, `2 items`. */
export const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
