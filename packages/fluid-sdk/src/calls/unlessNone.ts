import { FluidNoProductDataError, FluidNoRecordsError } from '../errors'

/** Reads, and gives `none` when the merchant has nothing of what was asked for. */
export async function unlessNone<Answer, None>(
  read: () => Promise<Answer>,
  none: None,
): Promise<Answer | None> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof FluidNoRecordsError || error instanceof FluidNoProductDataError) return none
    throw error
  }
}
