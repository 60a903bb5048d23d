import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Read } from '#web/browser/use-read.ts'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { Freshness } from '../../shell/freshness.tsx'

interface Addressed {
  readonly name: string
  readonly lines: readonly string[]
}

interface Props<Data> {
  readonly shown: Read<Data>
  readonly words: { readonly send: string; readonly opening: string; readonly notOpened: string; readonly back: string }
  readonly backTo: string
  readonly inside: (data: Data) => ReactNode
  /** What is written down when it leaves, or why it does not. */
  readonly rail: (data: Data) => ReactNode
}

/** What leaves in an envelope: where it goes and what is in it. On paper it is the address alone. */
export function Envelope<Data extends { readonly to: Addressed }>(props: Props<Data>) {
  const { shown, words, backTo, inside, rail } = props
  const { data } = shown
  if (!data) {
    return (
      <>
        <h1 tabIndex={-1} className="sr-only">
          {words.send}
        </h1>
        <NotLoaded of={shown} loading={words.opening} title={words.notOpened} />
      </>
    )
  }
  return (
    <>
      <div className="print:hidden">
        <p className="mb-3">
          <Link to={backTo} className="text-xs underline underline-offset-4">
            {words.back}
          </Link>
        </p>
        <Freshness of={shown} />
        <div className="grid items-start min-[60rem]:grid-cols-[minmax(0,1fr)_20rem] gap-7">
          <div className="space-y-6">{inside(data)}</div>
          <section
            aria-label={words.send}
            className="space-y-4 min-[60rem]:sticky min-[60rem]:top-6 rounded-2xl border border-line bg-white px-5 py-5 shadow-selected"
          >
            {rail(data)}
          </section>
        </div>
      </div>
      <div className="on-paper hidden print:block">
        <Address to={data.to} className="text-[18pt] leading-snug" />
      </div>
    </>
  )
}

const Address = ({ to: { name, lines }, className }: { to: Addressed; className: string }) => (
  <address className={`not-italic ${className}`}>
    <strong className="block font-display text-[1.375rem] font-medium">{name}</strong>
    {lines.map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))}
  </address>
)

export const AddressedTo = ({ heading, to, note }: { heading: string; to: Addressed; note?: string | null }) => (
  <section>
    <h2 className="mb-1.5 text-[1.125rem]">{heading}</h2>
    <Address to={to} className="rounded-2xl border border-line bg-white px-6 py-4" />
    {note && <p className="mt-2 font-semibold text-brick">{note}</p>}
  </section>
)

export const envelopeButton =
  'inline-flex min-h-10 cursor-pointer items-center rounded-full border-2 border-ink px-4 text-sm font-semibold hover:bg-ink hover:text-white'

export const PrintAddress = ({ children }: { children: string }) => (
  <button type="button" onClick={() => window.print()} className={envelopeButton}>
    {children}
  </button>
)
