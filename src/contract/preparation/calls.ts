import {
  inviteInformant,
  loadLifeHistory,
  myPreparation,
  openInformantLink,
  saveLifeHistory,
  sendInformantAnswers,
  takeBackInformantAnswers,
  withdrawInformant,
} from './preparation.ts'

export const preparationCalls = {
  [myPreparation.name]: myPreparation,
  [loadLifeHistory.name]: loadLifeHistory,
  [saveLifeHistory.name]: saveLifeHistory,
  [inviteInformant.name]: inviteInformant,
  [withdrawInformant.name]: withdrawInformant,
  [openInformantLink.name]: openInformantLink,
  [sendInformantAnswers.name]: sendInformantAnswers,
  [takeBackInformantAnswers.name]: takeBackInformantAnswers,
}
