import type { TextStep } from '#domain/intake/engine/step.ts'

export function TextHint({ step: { hint, prompts } }: { step: TextStep }) {
  if (!prompts) return hint
  return (
    <>
      <span>{hint}</span>
      <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-apricot">
        {prompts.map((prompt) => (
          <li key={prompt}>{prompt}</li>
        ))}
      </ul>
    </>
  )
}
