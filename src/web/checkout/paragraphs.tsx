interface Props {
  readonly paragraphs: readonly string[]
  readonly link?: { readonly text: string; readonly href: string } | undefined
}

/** Paragraphs from content/, and the one address outside that they lead to. */
export function Paragraphs({ paragraphs, link }: Props) {
  return (
    <div className="space-y-3">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {link && (
        <p>
          <a
            href={link.href}
            className="font-medium text-green underline decoration-apricot decoration-2 underline-offset-4 hover:text-ink hover:decoration-ink"
          >
            {link.text}
          </a>
        </p>
      )}
    </div>
  )
}
