import './demo.css'
import { startPortal } from '../src/startPortal'
import { openBackEnd } from './backEnd'
import { answerDocuments } from './documents'
import { showSignIn } from './signInHint'

const merchant = document.documentElement.dataset['merchant'] === 'cascade' ? 'cascade' : 'ironbark'
const backEnd = openBackEnd(merchant)

showSignIn(merchant)
answerDocuments(backEnd)
void startPortal({ fetch: backEnd })
