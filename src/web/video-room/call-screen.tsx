import { useCall } from './call/use-call.ts'
import { InCall, type InCallProps } from './in-call.tsx'

export function CallScreen(props: Omit<InCallProps, 'call' | 'state'>) {
  const begun = useCall(props.id, props.role, props.opened.stream)
  return begun && <InCall {...props} call={begun[0]} state={begun[1]} />
}
