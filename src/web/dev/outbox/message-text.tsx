import { textWithLinks } from './text-with-links.ts'

export const MessageText = ({ text }: { text: string }) => (
  <p className="max-w-[60ch] whitespace-pre-line wrap-anywhere">
    {textWithLinks(text).map(({ at, text: part, isLink }) =>
      isLink ? (
        <a key={at} href={part} className="font-semibold text-green underline underline-offset-4 hover:text-ink">
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </p>
)
