export { SignInRoute } from '../routes/SignInRoute'
export { Visitors } from './Visitors'
