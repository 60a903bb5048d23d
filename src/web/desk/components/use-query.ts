import { useSearchParams } from 'react-router'
import { useHydrated } from '#web/kit/use-hydrated.ts'

/** What the address asks for. Null: not known yet, while the page as it was sent is being taken over. */
export function useQuery(): URLSearchParams | null {
  const [query] = useSearchParams()
  return useHydrated() ? query : null
}
