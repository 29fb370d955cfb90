import { startPortal } from './startPortal'

void startPortal()
