import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Reads anew what a write changes, for the screen too. Asked once: when it fails, what is on screen is read by the cache,
 * in its own time.
 */
export async function readAnew<T>(
  queryClient: QueryClient,
  queryKey: DataTag<QueryKey, T, Error>,
  read: () => Promise<T>,
): Promise<T> {
  // A read that began before the write would bring back what was there.
  await queryClient.cancelQueries({ queryKey })
  try {
    const data = await read()
    queryClient.setQueryData<T>(queryKey, data)
    return data
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey })
    throw error
  }
}
