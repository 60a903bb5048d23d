import { brand } from '#content/brand.ts'
import { credentials } from '#content/site/credentials.ts'

/** A word in a leaf's outline: ours, and like nobody's mark. */
export function Badges({ isEcho = false }: { isEcho?: boolean }) {
  return (
    <ul
      aria-hidden={isEcho || undefined}
      className={`flex shrink-0 gap-4 pr-4 noscript:shrink noscript:flex-wrap motion-reduce:shrink motion-reduce:flex-wrap ${isEcho ? 'noscript:hidden motion-reduce:hidden' : ''}`}
    >
      {credentials.certifications.map(({ name, about, certificate }) => (
        <li
          key={name}
          className="flex shrink-0 flex-col justify-center rounded-tl-[2rem] rounded-tr-lg rounded-br-[2rem] rounded-bl-lg border-2 border-sage bg-white py-3.5 pr-7 pl-6 whitespace-nowrap"
        >
          <span className="flex items-baseline justify-between gap-4">
            <span className="font-display text-[1.3125rem] leading-tight font-[520]">{name}</span>
            {brand.isExample && (
              <span className="rounded-full bg-paper-deep px-2 py-0.5 text-xs text-ink-soft">
                {credentials.example}
              </span>
            )}
          </span>
          <span className="mt-0.5 text-xs text-ink-soft">
            {certificate === null ? about : `${about}, ${certificate}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
