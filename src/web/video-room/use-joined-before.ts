import { useLocation, useNavigate } from 'react-router'

/** Kept with this entry of the browser's history: it outlives loading the page again, and nothing else. */
export function useJoinedBefore() {
  const location = useLocation()
  const navigate = useNavigate()
  return {
    isNoted: (location.state as { isJoined?: boolean } | null)?.isJoined === true,
    note: (isJoined: boolean) =>
      void navigate(location.pathname + location.search, {
        replace: true,
        state: { isJoined },
        preventScrollReset: true,
      }),
  }
}
