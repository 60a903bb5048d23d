import { type ComponentType, type ReactNode, Suspense, useSyncExternalStore } from 'react'

/** What stands beside a clinician's call, given the id of the appointment. */
export type Beside = ComponentType<{ readonly id: string }>

const query = '(width >= 73.75rem)'

/** Room for a call and a form beside it. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const wide = window.matchMedia(query)
      wide.addEventListener('change', notify)
      return () => wide.removeEventListener('change', notify)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/**
 * A clinician's call with the notes and the outcome of the appointment beside it. On a narrow screen the call has all of it,
 * and the appointment stays open in the tab from which the call was joined.
 */
export function BesideCall({ id, beside: Form, children }: { id: string; beside: Beside; children: ReactNode }) {
  const isWide = useIsWide()
  return (
    <div className={isWide ? 'grid grid-cols-[minmax(0,1fr)_min(25rem,50%)]' : undefined}>
      <div className="min-w-0">{children}</div>
      {isWide && (
        <Suspense fallback={null}>
          <Form id={id} />
        </Suspense>
      )}
    </div>
  )
}
