import { brand } from './brand.ts'

export const consent = {
  title: 'Before we start',
  lead: 'A clinician will read your answers, so it helps to have a quiet few minutes. Please read these points first.',
  declarations: [
    {
      title: 'One weight-loss treatment at a time',
      text: 'I have only one active weight-loss treatment at a time, from one provider.',
    },
    {
      title: 'Keeping in touch',
      text: `After a purchase, ${brand.name} may contact me by phone, email and SMS about my care.`,
    },
    {
      title: 'Recording for quality',
      text: 'My calls and messages with the team may be recorded, to check and improve the quality of care.',
    },
    { title: 'Your data is not for sale', text: `${brand.name} does not sell my data to anyone.` },
    { title: 'This is about you', text: 'I am completing this assessment for myself, not for someone else.' },
  ],
  agree: 'I have read and agree to all the points above.',
  start: 'Agree and Start Consultation',
  agreeFirst: 'Tick the box to continue.',
} as const
