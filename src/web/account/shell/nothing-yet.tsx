interface NothingProps {
  readonly title: string
  readonly children: string
}

export const NothingYet = ({ title, children }: NothingProps) => (
  <div className="rounded-card bg-paper-deep p-7">
    <h2 className="text-[1.5rem]">{title}</h2>
    <p className="mt-2">{children}</p>
  </div>
)
