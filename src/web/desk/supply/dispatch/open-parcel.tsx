import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { dispatchWords, parcelWords as words } from '#content/supply/dispatch.ts'
import { penWords } from '#content/supply/pharmacy.ts'
import { prescriptionPath } from '#contract/desk/addresses.ts'
import { pages } from '#contract/pages.ts'
import { DeskArea } from '../../components/desk-area.tsx'
import { DeskButton } from '../../components/desk-button.tsx'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { useSave } from '../../components/use-save.ts'
import { deskCall } from '../../desk-call.ts'
import { Freshness } from '../../shell/freshness.tsx'
import { useMay } from '../../shell/me.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import { ToCase } from '../to-case.tsx'
import { EndForm } from './end-form.tsx'
import { ParcelInside } from './parcel-inside.tsx'
import { type Printed, PrintPage } from './print-page.tsx'
import { SendForm } from './send-form.tsx'

/** What goes into the box and where it goes, beside what is written down when it leaves. */
export function OpenParcel({ id }: { id: string }) {
  const shown = useDeskRead('desk_parcel', { id })
  const mayCheck = useMay('check-approvals')
  const [printed, setPrinted] = useState<Printed | null>(null)
  useEffect(() => {
    if (printed === null) return
    window.print()
    setPrinted(null)
  }, [printed])
  const { data } = shown
  if (!data) {
    return (
      <>
        <h1 tabIndex={-1} className="sr-only">
          {dispatchWords.title}
        </h1>
        <NotLoaded of={shown} loading={dispatchWords.opening} title={dispatchWords.notOpened}>
          <ToCase id={id} of={shown} />
        </NotLoaded>
      </>
    )
  }
  const isToSend = data.state === 'checked'
  return (
    <>
      <div className="print:hidden">
        <p className="mb-3">
          <Link to={pages.deskDispatch} className="text-xs underline underline-offset-4">
            {dispatchWords.back}
          </Link>
        </p>
        <Freshness of={shown} />
        <div className="grid items-start gap-7 min-[56rem]:grid-cols-[minmax(0,1fr)_20rem]">
          <ParcelInside parcel={data} onPrint={setPrinted} />
          <section
            aria-label={isToSend ? words.send : words.onItsWay}
            className="space-y-4 min-[56rem]:sticky min-[56rem]:top-6 rounded-2xl border border-line bg-white px-5 py-5 shadow-selected"
          >
            {isToSend ? (
              <>
                <SendForm parcel={data} onSent={shown.refresh} />
                {mayCheck && <PutPenAside id={id} />}
              </>
            ) : (
              <EndForm parcel={data} onEnded={shown.refresh} />
            )}
          </section>
        </div>
      </div>
      {printed && <PrintPage of={data} printed={printed} />}
    </>
  )
}

/** For a pharmacist: the pen in the box may not be sent, so another is checked by the same prescription. */
function PutPenAside({ id }: { id: string }) {
  const navigate = useNavigate()
  const [reason, setReason] = useState('')
  const { save, isBusy, problem } = useSave(async (isSaved) => {
    if (isSaved) await navigate(prescriptionPath(id))
  }, words.failed)
  const why = reason.trim() === '' ? penWords.putAsideReasonFirst : null
  const putAside = () => {
    if (why === null) void save(() => deskCall('desk_put_pen_aside', { id, reason: reason.trim() }))
  }
  return (
    <details className="border-t border-line pt-4">
      <summary className="cursor-pointer text-sm font-semibold underline underline-offset-4">
        {penWords.putAside}
      </summary>
      <div className="mt-3 space-y-3">
        {problem && (
          <p role="alert" className="rounded-xl bg-brick-pale px-3 py-2 font-semibold text-brick">
            {problem}
          </p>
        )}
        <DeskArea
          label={penWords.putAsideReason}
          hint={penWords.putAsideHint}
          rows={2}
          value={reason}
          onChange={setReason}
          maxLength={2_000}
        />
        <DeskButton why={why} isBusy={isBusy} busyLabel={words.sending} onPress={putAside}>
          {penWords.putAsideDo}
        </DeskButton>
      </div>
    </details>
  )
}
