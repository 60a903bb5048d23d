import { useState } from 'react'
import { inviteForm as words } from '#content/identity/staff-screen.ts'
import { deskSession } from '#domain/identity/staff/desk-session.ts'
import { registers } from '#domain/identity/staff/registration.ts'
import { isRole } from '#domain/identity/staff/roles.ts'
import { readStaff, type StaffForm } from '#domain/identity/staff/staff-form.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { SelectField } from '#web/kit/ui/select-field.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { deskCall } from '../../desk-call.ts'
import { DeskForm } from '../sign-in/desk-form.tsx'
import { problemsOf, useSignInAttempt } from '../sign-in/use-sign-in-attempt.ts'
import { RoleBoxes } from './role-boxes.tsx'

const pair = 'grid items-start gap-5 sm:grid-cols-2'

const empty: StaffForm = { name: '', email: '', mobile: '', roles: [], profession: '', body: '', number: '' }

interface Props {
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onInvited: () => void
}

export function InviteDialog({ isOpen, onOpen, onInvited }: Props) {
  const { isBusy, problems, run, clear } = useSignInAttempt()
  const [form, setForm] = useState(empty)
  const field = (name: Exclude<keyof StaffForm, 'roles'>) => ({
    name,
    value: form[name],
    onChange: (value: string) => setForm((last) => ({ ...last, [name]: value })),
    error: problems.fields[name],
  })

  const send = () =>
    run(async () => {
      const { problems: met } = readStaff(form)
      if (met.length > 0)
        return { general: null, fields: Object.fromEntries(met.map(({ field: name, message }) => [name, message])) }
      const reply = await deskCall('desk_invite_staff', { ...form, roles: form.roles.filter(isRole) })
      if (reply.code !== 200) return problemsOf(reply)
      showToast({ title: words.sent(form.name.trim()) })
      setForm(empty)
      onOpen(false)
      onInvited()
      return undefined
    })

  function turn(next: boolean) {
    if (!next) clear()
    onOpen(next)
  }

  return (
    <DialogOnDemand
      open={isOpen}
      onOpenChange={turn}
      title={words.title}
      description={words.lead(deskSession.invitationHours)}
      locked={isBusy}
    >
      <DeskForm problems={problems} onSubmit={send}>
        <TextField {...field('name')} label={words.name} hint={words.nameHint} autoComplete="off" />
        <div className={pair}>
          <TextField {...field('email')} type="email" label={words.email} autoComplete="off" autoCapitalize="none" />
          <TextField {...field('mobile')} type="tel" label={words.mobile} autoComplete="off" />
        </div>
        <RoleBoxes
          legend={words.roles}
          held={form.roles.filter(isRole)}
          onChange={(roles) => setForm((last) => ({ ...last, roles }))}
          error={problems.fields.roles}
        />
        <p className="text-xs text-ink-soft">{words.waits}</p>
        <TextField {...field('profession')} label={words.profession} autoComplete="off" />
        <div className={pair}>
          <SelectField
            {...field('body')}
            label={words.body}
            first={words.noBody}
            options={registers.map((body) => ({ value: body, label: body }))}
          />
          {form.body !== '' && <TextField {...field('number')} label={words.number} autoComplete="off" />}
        </div>
        <Button type="submit" busy={isBusy} busyLabel={words.busy}>
          {words.submit}
        </Button>
      </DeskForm>
    </DialogOnDemand>
  )
}
