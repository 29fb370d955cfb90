export { token } from './tokens'
