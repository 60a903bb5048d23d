import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'

/** Patients never load what belongs to the desk. */
const BesideCall = lazy(async () => ({
  default: (await import('../desk/appointments/clinic-list/beside-call.tsx')).BesideCall,
}))

const query = '(width >= 73.75rem)'

/** Room for a call and a form beside it. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const wide = window.matchMedia(query)
      wide.addEventListener('change', tell)
      return () => wide.removeEventListener('change', tell)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/**
 * A clinician's call with the notes and the outcome of the appointment beside it. On a narrow screen the call has all of it,
 * and the appointment stays open in the tab from which the call was joined.
 */
export function WithNotes({ id, children }: { id: string; children: ReactNode }) {
  const isWide = useIsWide()
  return (
    <div className={isWide ? 'grid grid-cols-[minmax(0,1fr)_25rem]' : undefined}>
      <div className="min-w-0">{children}</div>
      {isWide && (
        <Suspense fallback={null}>
          <BesideCall id={id} />
        </Suspense>
      )}
    </div>
  )
}
