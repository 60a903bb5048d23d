import { type ReactNode, useState } from 'react'
import type { Envelope } from '#contract/envelope.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Form } from '../../shell/form.tsx'
import { FormPage } from '../../shell/form-page.tsx'
import { useAttempts } from '../../shell/use-attempts.ts'
import { refusalProblems } from '../refusal-problems.ts'
import { SpentLink } from '../spent-link.tsx'
import { forgetFragmentToken, useFragmentToken } from '../use-fragment-token.ts'

interface Props<Data> {
  readonly words: {
    readonly heading: readonly [string, string]
    readonly lead: string
    readonly submit: string
    readonly busy: string
  }
  readonly scene: ReactNode
  readonly call: (token: string) => Promise<Envelope<Data>>
  readonly onDone: (data: Data) => void
  /** Where a link leads on that does not work any more. */
  readonly waysOn: ReactNode
  readonly children?: ReactNode
}

/** A link we sent that does one thing, once, when its button is pressed: whatever reads mail by itself does nothing. */
export function PressLink<Data>({ words, scene, call, onDone, waysOn, children }: Props<Data>) {
  const token = useFragmentToken()
  const [isSpent, setIsSpent] = useState(false)
  const attempts = useAttempts()

  const press = () =>
    attempts.run(async () => {
      if (!token) return undefined
      const reply = await call(token)
      if (reply.code === 410 || reply.code === 200) forgetFragmentToken()
      if (reply.code === 410) setIsSpent(true)
      else if (reply.code !== 200 || !reply.data) return refusalProblems(reply)
      else onDone(reply.data)
      return undefined
    })

  if (token === null || isSpent)
    return (
      <SpentLink scene={scene} isMissing={token === null}>
        {waysOn}
      </SpentLink>
    )
  return (
    <FormPage
      heading={words.heading}
      lead={
        <>
          <p>{words.lead}</p>
          {children}
        </>
      }
      scene={scene}
    >
      <Form attempts={attempts} onSubmit={() => void press()}>
        <Button type="submit" size="large" wide busy={attempts.isBusy} busyLabel={words.busy}>
          {words.submit}
        </Button>
      </Form>
    </FormPage>
  )
}
