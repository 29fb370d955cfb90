import type { CallOptions } from '../calls/wireCalls'
import type { FluidContext } from '../calls/context'
import { image, text } from '../calls/decode'
import type { Untrusted } from '../calls/decode'
import { readEntries } from '../calls/settings'
import type { Settings } from '../calls/settings'
import type { WireWidgetEntry } from '../wire/session'

/** An entry of one of the merchant's menus or panels. Disabled entries are left out. */
export interface WidgetEntry {
  /** Trimmed; compare with `isLabel`, which ignores case. `label_object` */
  label: string
  /** Trimmed and lower-cased. `type_object` */
  type: string
  /** For a `clickableimage` the image's resolved address, and empty when there is none to show. `object_value` */
  value: string
  /** As written, an address too. `object_value_2` */
  secondValue: string
  /** `desc_object` */
  description: string
}

export type WidgetSet = 'topbuttonbar' | 'bottomlinkbar' | 'Links' | 'homepage' | 'balances'

/** The merchant's settings of the portal. */
export interface SettingsArea {
  /** Reads the merchant's settings. Wire: `getWidgetConfiguration` of `settings`. */
  read(options?: CallOptions): Promise<Settings>
  /** Lists the enabled entries of a menu or panel, in the merchant's order. Wire: `getWidgetConfiguration`. */
  listEntries(set: WidgetSet, options?: CallOptions): Promise<WidgetEntry[]>
}

/** Creates the area of the merchant's settings. */
export function createSettingsArea(context: FluidContext): SettingsArea {
  return {
    read: (options) => context.readSettings({ ...options, isFresh: true }),
    async listEntries(set, options) {
      const entries = await readEntries(context, set, options)
      return entries.map((entry) => toEntry(entry, context.configuration.endpoint))
    },
  }
}

/** Returns whether an entry has a label, ignoring case. */
export function isLabel(entry: Pick<WidgetEntry, 'label'>, label: string): boolean {
  return entry.label.trim().toLowerCase() === label.trim().toLowerCase()
}

function toEntry(entry: NonNullable<Untrusted<WireWidgetEntry>>, endpoint: string): WidgetEntry {
  const type = text(entry.type_object).trim().toLowerCase()
  const value = text(entry.object_value).trim()
  return {
    label: text(entry.label_object).trim(),
    type,
    value: type === 'clickableimage' ? (image(value, endpoint) ?? '') : value,
    secondValue: text(entry.object_value_2).trim(),
    description: text(entry.desc_object).trim(),
  }
}
