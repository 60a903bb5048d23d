import { helpLines } from '#content/help-lines.ts'

const row = 'block min-h-11 py-2 leading-snug'

/** People who help at once, each a link that calls or writes to them. */
export function HelpLines() {
  return (
    <ul className="divide-y divide-brick/20">
      {helpLines.map((line) => {
        const rest = `${'who' in line ? `(${line.who}) ` : ''}${line.when}.`
        return (
          <li key={line.key}>
            {'href' in line ? (
              <a href={line.href} className={`group/line ${row}`}>
                <strong className="font-semibold text-brick underline decoration-2 underline-offset-4 group-hover/line:text-ink">
                  {line.action}
                </strong>{' '}
                {rest}
              </a>
            ) : (
              <p className={row}>
                <strong className="font-semibold">{line.action}</strong> {rest}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
