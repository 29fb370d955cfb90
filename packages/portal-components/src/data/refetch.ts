import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

/** Refetches changed data and updates the screen. After a failure the cache refetches it with its usual retries. */
export async function refetch<T>(
  queryClient: QueryClient,
  queryKey: DataTag<QueryKey, T, Error>,
  read: () => Promise<T>,
): Promise<T> {
  // A read that began before the write would bring back the old data.
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
