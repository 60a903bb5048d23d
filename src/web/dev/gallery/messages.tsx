import { useState } from 'react'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { AlertMessage, ErrorMessage } from '#web/kit/ui/error-message.tsx'
import { ErrorSummary } from '#web/kit/ui/error-summary.tsx'
import { dismissToast, showToast } from '#web/kit/ui/toasts.ts'
import { Chapter, Row, Specimen } from './specimen.tsx'

export function Messages() {
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  const [open, setOpen] = useState(false)
  const [longOpen, setLongOpen] = useState(false)
  const [heldOpen, setHeldOpen] = useState(false)
  const [held, setHeld] = useState(true)

  return (
    <Chapter
      id="messages"
      title="Messages"
      intro="What happened, what was kept, what to do. Brick red on paper, never a red flood."
    >
      <Specimen name="Error beside a field">
        <ErrorMessage>Enter your weight, or use the skip button</ErrorMessage>
      </Specimen>
      <Specimen name="Alert beside a button">
        <div className="max-w-[35rem] space-y-4">
          {failed && (
            <AlertMessage
              action={
                <Button size="small" variant="secondary" onClick={() => setFailed(false)}>
                  Try again
                </Button>
              }
            >
              Error saving data. Please try again.
            </AlertMessage>
          )}
          <Button onClick={() => setFailed(true)}>Save, and fail</Button>
        </div>
      </Specimen>
      <Specimen
        name="Error summary"
        note="Takes focus when it appears and with each further attempt, and the title says “Error: ”; its links lead to the fields."
      >
        <div className="max-w-[35rem] space-y-4">
          {attempt > 0 && (
            <ErrorSummary
              attempt={attempt}
              problems={[
                { message: 'Choose one to continue', fieldId: 'sex' },
                { message: 'Please enter a valid email address or skip.', fieldId: 'email' },
                { message: 'Your session has ended. Your answers are saved.' },
              ]}
            />
          )}
          <Button onClick={() => setAttempt(attempt + 1)}>Submit with problems</Button>
        </div>
      </Specimen>
      <Specimen
        name="Toast"
        note="One at a time, five seconds, waits while hovered or focused, swiped away to the right. F8 goes to it."
      >
        <Row>
          <Button
            variant="secondary"
            onClick={() => showToast({ title: 'Slot Selected', description: 'Tuesday 3 March at 10:00' })}
          >
            Show a toast
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              showToast({
                title: 'Dose Required',
                description: 'Please enter the prescribed dose.',
                variant: 'destructive',
              })
            }
          >
            Show a destructive toast
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              showToast({
                title: 'Your answers were cleared',
                description: 'They are saved for the rest of this visit.',
                action: {
                  label: 'Bring them back',
                  run: () => showToast({ title: 'Your answers are back' }),
                  otherwise: 'Open your account to bring them back',
                },
              })
            }
          >
            Show one with an action
          </Button>
          <Button variant="quiet" onClick={() => dismissToast()}>
            Dismiss it
          </Button>
        </Row>
      </Specimen>
      <Specimen
        name="Dialog"
        note="A sheet on a phone, centred on a wide screen. Escape, the cross or a press outside closes it."
      >
        <Row>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Open a dialog
          </Button>
          <Button variant="secondary" onClick={() => setLongOpen(true)}>
            Open a long dialog
          </Button>
          <Button variant="secondary" onClick={() => setHeldOpen(true)}>
            Open a locked dialog
          </Button>
        </Row>
        <DialogOnDemand
          open={open}
          onOpenChange={setOpen}
          short
          title="Start again?"
          description="Your answers will be cleared from this device and from our records."
          footer={
            <>
              <Button onClick={() => setOpen(false)}>Keep my answers</Button>
              <Button variant="quiet" onClick={() => setOpen(false)}>
                Clear and start again
              </Button>
            </>
          }
        />
        <DialogOnDemand
          open={heldOpen}
          onOpenChange={setHeldOpen}
          locked={held}
          short
          title="One moment"
          description="A payment is in progress, so this cannot be closed."
          footer={<Button onClick={() => setHeld(!held)}>{held ? 'Let go' : 'Hold again'}</Button>}
        />
        <DialogOnDemand
          open={longOpen}
          onOpenChange={setLongOpen}
          title="How a weekly injection works"
          description="The pen holds four doses, one for each week of the month."
        >
          <ol className="list-decimal space-y-4 pl-5">
            {injection.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </DialogOnDemand>
      </Specimen>
    </Chapter>
  )
}

const injection = [
  'Choose a day that suits you, and keep to it. The time of day does not matter.',
  'Take the pen out of the fridge half an hour before, so that it is not cold.',
  'Wash your hands and check the name, the strength and the date on the label.',
  'Choose your belly, your thigh or, with help, your upper arm. Change the place every week.',
  'Fit a new needle, take off both caps, and check that a drop appears at its tip.',
  'Press the needle in, hold the button down, and count slowly as the leaflet of your pen says.',
  'Take the needle off and drop it into the sharps box that came with the pen.',
  'Write the dose down in the app. If you missed a day, the app tells you what to do next.',
  'Call us if you feel unwell in a way that the leaflet does not describe. In an emergency call 999.',
]
