import { caseWords as words } from '#content/cases/case.ts'

export const OpeningCase = () => (
  <>
    <h1 tabIndex={-1} className="sr-only">
      {words.title}
    </h1>
    <p role="status" className="py-14 text-center text-ink-soft">
      {words.loading}
    </p>
  </>
)
