import type { ReactNode } from 'react'
import { Problem, Tick } from '#web/kit/ui/icons.tsx'
import type { DeviceState } from './open-devices.ts'

export function DeviceRow({ name, state, children }: { name: string; state: DeviceState | null; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      {state === 'on' && <Tick className="mt-0.5 size-5 text-green" />}
      {state !== 'on' && state !== null && <Problem className="mt-0.5 size-5 text-brick" />}
      {state === null && <span className="w-5 shrink-0" />}
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <div className="text-sm text-ink-soft">{children}</div>
      </div>
    </li>
  )
}
