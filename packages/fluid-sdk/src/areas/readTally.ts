import { mergeTally, parseThousandths } from '../arithmetic/tally'
import type { TallyLength } from '../arithmetic/tally'
import type { CallOptions } from '../calls/callOptions'
import type { Caller, FluidContext } from '../calls/context'
import { callUnlessNone } from '../calls/callUnlessNone'
import { quantity, rows } from '../calls/decode'

/** Reads the lengths of a tally line of a cart or a list, merging equal lengths. */
export async function readTally(
  context: FluidContext,
  line: { sessionID: string; lineNo: number },
  options: CallOptions & { caller: Caller },
): Promise<TallyLength[]> {
  const answer = await callUnlessNone(context, 'getCartTallies', line, options)
  const lengths = rows(answer?.CartTallies).map((row) => ({
    length: parseThousandths(row.length) ?? 0,
    quantity: quantity(row.qty),
  }))
  return mergeTally(lengths)
}
