import { Button } from '#web/kit/ui/button.tsx'

interface Props {
  readonly asks: string
  readonly yes: string
  readonly no: string
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asked about an answer that may be a slip, before it counts. */
export const DoubtBox = ({ asks, yes, no, onYes, onNo }: Props) => (
  <div role="alert" className="rounded-option bg-apricot-pale p-5">
    <p className="font-semibold">{asks}</p>
    <div className="mt-3 flex flex-wrap gap-3">
      <Button size="small" onClick={onYes}>
        {yes}
      </Button>
      <Button size="small" variant="secondary" onClick={onNo}>
        {no}
      </Button>
    </div>
  </div>
)
