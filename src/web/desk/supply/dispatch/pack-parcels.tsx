import { useState } from 'react'
import { Link } from 'react-router'
import { emptyWords } from '#content/cases/queue.ts'
import { packingWords, parcelWords, dispatchWords as words } from '#content/supply/dispatch.ts'
import { pages } from '#contract/pages.ts'
import { formatShortDate } from '../../cases/list/format-date.ts'
import { useQueue } from '../../cases/list/use-queue.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { useMe } from '../../shell/me.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import { SendForm } from './send-form.tsx'
import { rememberedShipping, type Shipping } from './shipment.ts'
import { ShippingFields } from './shipping-fields.tsx'

interface Row {
  readonly id: string
  readonly title: string
}

/** Parcels packed one after the other: carrier and cold pack once, then a tracking number and a box list for each. */
export function PackParcels() {
  const { queue } = useQueue({ list: 'checked', after: null })
  const rows = queue.data?.rows
  return (
    <>
      <p className="mb-3">
        <Link to={pages.deskDispatch} className="text-xs underline underline-offset-4">
          {words.back}
        </Link>
      </p>
      <DeskHeading title={packingWords.title} lead={packingWords.lead} />
      {!rows ? (
        <NotLoaded of={queue} loading={words.loading} title={words.notLoaded} why={words.notLoadedWhy} />
      ) : (
        <Packing waiting={rows.map(({ id, reference }) => ({ id, title: parcelWords.title(reference ?? '') }))} />
      )}
    </>
  )
}

/** Those that were waiting when it was opened: what is sent stays in sight, and nothing moves under a scanner. */
function Packing({ waiting }: { readonly waiting: readonly Row[] }) {
  const [rows] = useState(waiting)
  const [sent, setSent] = useState<ReadonlyMap<string, string>>(new Map())
  const [opened, setOpened] = useState<string | null>(null)
  const staffId = useMe()?.id ?? ''
  const [shipping, setShipping] = useState<Shipping>(() => rememberedShipping(staffId))
  if (rows.length === 0) {
    const [title, why] = emptyWords.checked
    return <EmptyState title={title}>{why}</EmptyState>
  }
  const current = opened ?? rows.find(({ id }) => !sent.has(id))?.id ?? null
  const onSent = (id: string) => async (tracking: string) => {
    if (tracking === '') return
    setSent(new Map([...sent, [id, tracking]]))
    setOpened(null)
  }
  return (
    <div className="grid items-start gap-7 min-[56rem]:grid-cols-[18rem_minmax(0,1fr)]">
      <section
        aria-label={packingWords.shipping}
        className="space-y-4 rounded-2xl border border-line bg-white px-5 py-5 min-[56rem]:sticky min-[56rem]:top-6"
      >
        <h2 className="text-[1.25rem]">{packingWords.shipping}</h2>
        <ShippingFields shipping={shipping} onChange={setShipping} />
      </section>
      <div>
        <p role="status" className="mb-2 font-semibold">
          {packingWords.count(sent.size, rows.length)}
        </p>
        <ol className="divide-y divide-line border-y border-line">
          {rows.map(({ id, title }) => (
            <li key={id} className="py-3">
              {id === current ? (
                <PackOne id={id} shipping={shipping} onSent={onSent(id)} />
              ) : sent.has(id) ? (
                <p className="flex flex-wrap justify-between gap-x-4 text-ink-soft">
                  <span>{title}</span>
                  <span>{packingWords.isSent(sent.get(id) ?? '')}</span>
                </p>
              ) : (
                <button
                  type="button"
                  onClick={() => setOpened(id)}
                  className="min-h-8 w-full cursor-pointer text-left font-semibold underline underline-offset-4"
                >
                  {title}
                </button>
              )}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

interface PackOneProps {
  readonly id: string
  readonly shipping: Shipping
  readonly onSent: (tracking: string) => Promise<void>
}

function PackOne({ id, shipping, onSent }: PackOneProps) {
  const shown = useDeskRead('desk_parcel', { id })
  const { data } = shown
  if (!data) return <NotLoaded of={shown} loading={words.opening} title={words.notOpened} />
  return (
    <div className="grid gap-x-7 gap-y-5 rounded-2xl border border-line bg-white px-5 py-5 min-[75rem]:grid-cols-[minmax(0,1fr)_18rem]">
      <div>
        <h2 className="text-[1.25rem]">{parcelWords.title(data.reference)}</h2>
        <address className="mt-1 not-italic">
          <strong>{data.to.name}</strong>
          {data.to.lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        {data.addressChange && (
          <p className="mt-2 rounded-option bg-caution/40 px-3 py-2">{parcelWords.addressCheck}</p>
        )}
        {data.pens.map((pen) => (
          <p key={pen.batch} className="mt-3">
            <span className="block font-display text-[1.125rem]">
              {pen.brand} {pen.strength}
            </span>
            {parcelWords.batch(pen.batch)} · {parcelWords.expires(formatShortDate(pen.expires))}
          </p>
        ))}
      </div>
      <div className="space-y-4">
        <SendForm key={id} parcel={data} shared={shipping} onSent={onSent} />
      </div>
    </div>
  )
}
