import { noAnswer } from '#content/identity/account.ts'
import { checkInWords as words } from '#content/treatment/check-in.ts'
import { callApi } from '#web/browser/api.ts'
import { useAction } from '#web/browser/use-action.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { forgetCheckIn } from '#web/shared/answers/check-in.ts'

export function CheckInAgain({ isFirst, onOpened }: { isFirst: boolean; onOpened: () => void }) {
  const { run, isBusy, problem, setProblem } = useAction(noAnswer)
  const openAgain = () =>
    run(async () => {
      const { code, message } = await callApi('answer_check_in_again', {})
      if (code !== 200 && code !== 409) return setProblem(message || noAnswer)
      forgetCheckIn()
      onOpened()
    })
  return (
    <>
      <Button variant={isFirst ? 'primary' : 'secondary'} busy={isBusy} onClick={() => void openAgain()}>
        {words.answerAgain}
      </Button>
      {problem && <AlertMessage>{problem}</AlertMessage>}
    </>
  )
}
