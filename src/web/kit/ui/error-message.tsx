import type { ReactNode } from 'react'
import { Problem } from './icons.tsx'

/** Beside the field it is about; the field points at `id` with aria-describedby. */
export function ErrorMessage({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-2 font-medium text-brick">
      <Problem className="mt-[0.2em] size-5" />
      <span>
        <span className="sr-only">Error: </span>
        {children}
      </span>
    </p>
  )
}

type AlertMessageProps = {
  children: ReactNode
  /** A way out: a Button or a link. */
  action?: ReactNode
}

/** Beside the button whose action failed. Announced as soon as it appears. */
export function AlertMessage({ children, action }: AlertMessageProps) {
  return (
    <div
      role="alert"
      className="flex animate-appear flex-wrap items-center gap-x-4 gap-y-2 rounded-option border-[1.5px] border-brick bg-white px-4 py-3.5 font-medium text-brick"
    >
      <div className="flex flex-1 basis-56 gap-2.5">
        <Problem className="mt-[0.2em] size-5" />
        <div className="flex-1">{children}</div>
      </div>
      {action}
    </div>
  )
}
