import type { CallReply } from '#contract/calls.ts'
import { isDemo } from '#web/browser/is-demo.ts'
import { useRead } from '#web/browser/use-read.ts'

export type DemoPeople = CallReply<'desk_demo_people'>

const isReal = () => !isDemo()

/** Whom one can try the desk as; null where it is real. */
export function useDemoPeople(): DemoPeople | null {
  const { data } = useRead('desk_demo_people', {}, { isPaused: isReal })
  return data && data.people.length > 0 ? data : null
}
