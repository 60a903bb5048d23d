import { evidenceWords as words } from '#content/desk/case.ts'
import { gateWords, howWords } from '#content/desk/cases.ts'
import { apiPrefix } from '#web/device/api.ts'
import { dateOf } from '../cases/written-date.ts'
import { fileSize } from './file-size.ts'
import type { ShownCase } from './shown-case.ts'

const named = (names: Readonly<Record<string, string>>, key: string) => names[key] ?? key.replaceAll('_', ' ')

/** What has come in beside the answers, and who has seen it. */
export const Evidence = ({ found: { evidence, files } }: { found: Pick<ShownCase, 'evidence' | 'files'> }) => (
  <div className="space-y-5">
    {evidence.length === 0 ? (
      <p className="text-ink-soft">{words.none}</p>
    ) : (
      <ul className="space-y-2">
        {evidence.map(({ gate, isPassed, says, how, by, at }) => (
          <li key={`${gate} ${at}`} className="rounded-xl border border-line bg-white px-3.5 py-2.5">
            <p className="flex items-baseline justify-between gap-3">
              <span className="font-semibold">{named(gateWords, gate)}</span>
              <span
                className={`shrink-0 rounded-full px-2 text-xs font-semibold ${isPassed ? 'bg-mint text-green' : 'bg-brick-pale text-brick'}`}
              >
                {isPassed ? words.passed : words.notPassed}
              </span>
            </p>
            <p className="leading-snug">{says}</p>
            <p className="text-xs text-ink-soft">
              {[named(howWords, how), by, dateOf(at)].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    )}
    <section>
      <h3 className="mb-1.5 text-[1.0625rem]">{words.files}</h3>
      {files.length === 0 ? (
        <p className="text-xs text-ink-soft">{words.noFiles}</p>
      ) : (
        <ul className="divide-y divide-line">
          {files.map(({ id, gate, name, kind, size, at, isSeen }) => (
            <li key={id} className="py-1.5">
              <p className="flex items-baseline justify-between gap-3">
                <a
                  href={`${apiPrefix()}/desk_file?id=${id}`}
                  target="_blank"
                  rel="noreferrer"
                  className="min-w-0 truncate rounded-md font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                >
                  {name} <span className="sr-only">{words.newTab}</span>
                </a>
                <span className={`text-xs ${isSeen ? 'text-ink-soft' : 'font-semibold'}`}>
                  {isSeen ? words.seen : words.new}
                </span>
              </p>
              <p className="text-xs text-ink-soft">
                {[named(gateWords, gate), kind, fileSize(size), dateOf(at)].join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  </div>
)
