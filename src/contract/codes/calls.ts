import {
  addToHealthList,
  deskAddToHealthList,
  deskEndInHealthList,
  deskHealthList,
  endInHealthList,
  myHealthList,
} from './health-list.ts'
import { searchCodes } from './search-codes.ts'

export const codesCalls = {
  [searchCodes.name]: searchCodes,
  [myHealthList.name]: myHealthList,
  [addToHealthList.name]: addToHealthList,
  [endInHealthList.name]: endInHealthList,
  [deskHealthList.name]: deskHealthList,
  [deskAddToHealthList.name]: deskAddToHealthList,
  [deskEndInHealthList.name]: deskEndInHealthList,
}
