import { useState } from 'react'
import type { DragEvent } from 'react'
import { withLines } from '../../../data/quickOrder/mendPad'
import { usePad } from '../../../data/quickOrder/usePad'

const LARGEST = 1_000_000

/** Writes a file's lines under those of the pad. Use it for a file that is opened or dropped. */
export function usePadFile() {
  const { change, present } = usePad()
  const [refused, setRefused] = useState<string | null>(null)
  const [isOver, setIsOver] = useState(false)

  const open = async (file: File) => {
    const text = file.size > LARGEST ? null : await file.text().catch(() => null)
    // A spreadsheet's own format is no text.
    if (text === null || text.includes('\0') || text.startsWith('PK\u0003')) return setRefused(file.name)
    setRefused(null)
    if (present().adding) return
    change((pad) => ({ text: withLines(pad.text, text.replace(/^\ufeff/, '')) }))
  }

  const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

  return {
    /** Name of the file that could not be read. */
    refused,
    /** A file is held over the pad. */
    isOver,
    open,
    dropProps: {
      onDragOver: (event: DragEvent) => {
        if (!hasFile(event)) return
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
      },
      onDrop: (event: DragEvent) => {
        setIsOver(false)
        const [file] = event.dataTransfer.files
        if (!file) return
        event.preventDefault()
        void open(file)
      },
    },
  }
}
