interface Props {
  readonly label: string
  readonly sections: readonly { readonly id: string; readonly heading: string }[]
}

/** Where the sections of a long page are; it stays beside them on a wide screen. */
export function Contents({ label, sections }: Props) {
  return (
    <nav aria-label={label} className="hidden lg:block print:hidden">
      <div className="sticky top-28 max-h-[calc(100svh-8rem)] overflow-y-auto">
        <p className="font-semibold text-sm">{label}</p>
        <ul className="mt-3 border-line border-l">
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a
                className="block py-1.5 pl-4 text-ink-soft text-sm leading-snug decoration-2 decoration-apricot underline-offset-4 hover:text-ink hover:underline"
                href={`#${id}`}
              >
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
