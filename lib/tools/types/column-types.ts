/** The types of columns that OLake creates, by their names in Iceberg, with the type of the column in a Parquet file of the Parquet writer. */
export const parquetTypes = {
  boolean: 'BOOLEAN',
  int: 'INT32',
  long: 'INT64',
  float: 'FLOAT',
  double: 'DOUBLE',
  timestamptz: 'TIMESTAMP (MICROS)',
  string: 'STRING',
} as const
export type ColumnType = keyof typeof parquetTypes

export const columnTypes = Object.keys(parquetTypes) as ColumnType[]

export const isColumnType = (value: string): value is ColumnType => value in parquetTypes
