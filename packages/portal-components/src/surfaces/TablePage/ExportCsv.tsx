import { Download } from 'lucide-react'
import { today } from '../../hooks/today'
import { Button } from '../../parts/Button'
import type { DataColumn } from '../../parts/table/dataColumns'
import { downloadText, toCsv } from '../../parts/table/csv'
import { usePortal, useMessages } from '../../context/PortalContext'
import * as S from './TablePage.styles'
import { tableMessages } from '../../messages/table'

export interface ExportCsvProps<Row> {
  /** The file's name; the date is appended. */
  name: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  /** Exports only the selected rows. */
  isOfSelection?: boolean
}

/** Saves rows as a file for a spreadsheet. */
export function ExportCsv<Row>({ name, columns, rows, isOfSelection = false }: ExportCsvProps<Row>) {
  const { formats } = usePortal()
  const words = useMessages(tableMessages)
  return (
    <Button
      tone={isOfSelection ? 'secondary' : 'quiet'}
      icon={<Download size={18} aria-hidden />}
      aria-label={isOfSelection ? words.exportSelected(formats.quantity(rows.length)) : words.exportCsv}
      isDisabled={rows.length === 0}
      onPress={() => downloadText(`${name}-${today()}.csv`, toCsv(columns, rows), 'text/csv;charset=utf-8')}
    >
      <S.WideText>{words.exportCsv}</S.WideText>
    </Button>
  )
}
