import type { Locale } from '@trade-portal/fluid-sdk'
import type { Formats } from './formats'
import type { PartialMessages } from './Messages'
import { withMessages } from './defineMessages'
import type { Region, MessageArea } from './defineMessages'

/** Returns the messages of a surface: `messagesOf(cartMessages).empty`. The same area always gives the same object. */
export type MessagesOf = <Words extends object>(area: MessageArea<Words>) => Words

/** The messages of the page, and the formats of its figures. */
export interface Wording {
  messagesOf: MessagesOf
  formats: Formats
}

// Cached by locale and region, so that every component gets the same objects.
const known = new Map<string, MessagesOf>()
const knownOwn = new WeakMap<PartialMessages, Map<string, MessagesOf>>()

/** Returns the messages of a locale and of the merchant's region, with the host's overrides. */
export function messagesIn(locale: Locale, isTaxRegion: boolean, own?: PartialMessages): MessagesOf {
  const says = own ? (knownOwn.get(own) ?? new Map<string, MessagesOf>()) : known
  if (own) knownOwn.set(own, says)
  const key = `${locale} ${isTaxRegion}`
  const messagesOf = says.get(key) ?? createMessagesOf(locale, isTaxRegion, own)
  says.set(key, messagesOf)
  return messagesOf
}

function createMessagesOf(
  locale: Locale,
  isTaxRegion: boolean,
  own: PartialMessages | undefined,
): MessagesOf {
  const region = regionOf(isTaxRegion)
  const areas = new Map<MessageArea<object>, object>()
  return <Words extends object>(area: MessageArea<Words>) => {
    const words =
      areas.get(area) ?? withMessages(area.of(locale, region), own?.[area.name as keyof PartialMessages])
    areas.set(area, words)
    return words as Words
  }
}

const regionOf = (isTaxRegion: boolean): Region =>
  isTaxRegion
    ? { tax: 'Tax', despatch: 'Dispatch', fortnightly: 'Bi-Weekly' }
    : { tax: 'GST', despatch: 'Despatch', fortnightly: 'Fortnightly' }
