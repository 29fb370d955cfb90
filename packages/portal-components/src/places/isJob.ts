/** Returns whether a name is that of a job: an empty one and `-` say that there is none. */
export function isJob(name: string): boolean {
  return !['', '-'].includes(name.trim())
}
