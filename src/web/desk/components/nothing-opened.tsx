import { ButtonLink } from '#web/kit/ui/button-link.tsx'

interface Props {
  readonly title: string
  readonly to: string
  readonly label: string
}

/** An address that names nothing to open, and the way to where it can be chosen. */
export const NothingOpened = ({ title, to, label }: Props) => (
  <div className="py-14 text-center">
    <h1 tabIndex={-1} className="mb-5 text-[1.75rem]">
      {title}
    </h1>
    <ButtonLink size="small" to={to}>
      {label}
    </ButtonLink>
  </div>
)
