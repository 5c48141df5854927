/** Avro schemas of manifest lists and manifests (Iceberg specification, format version 2). */

type AvroField = { name: string; type: unknown; 'field-id': number; default?: null }

const required = (name: string, id: number, type: unknown): AvroField => ({ name, type, 'field-id': id })
const optional = (name: string, id: number, type: unknown): AvroField => ({ name, type: ['null', type], default: null, 'field-id': id })
const list = (id: number, items: unknown) => ({ type: 'array', items, 'element-id': id })

/** A map with integer keys: an array of pairs, because maps of Avro have texts as keys. */
const map = (key: number, value: number, type: string) => ({
  type: 'array',
  logicalType: 'map',
  items: { type: 'record', name: `k${key}_v${value}`, fields: [required('key', key, 'int'), required('value', value, type)] },
})

export const manifestListSchema = {
  type: 'record',
  name: 'manifest_file',
  fields: [
    required('manifest_path', 500, 'string'),
    required('manifest_length', 501, 'long'),
    required('partition_spec_id', 502, 'int'),
    required('content', 517, 'int'),
    required('sequence_number', 515, 'long'),
    required('min_sequence_number', 516, 'long'),
    required('added_snapshot_id', 503, 'long'),
    required('added_files_count', 504, 'int'),
    required('existing_files_count', 505, 'int'),
    required('deleted_files_count', 506, 'int'),
    required('added_rows_count', 512, 'long'),
    required('existing_rows_count', 513, 'long'),
    required('deleted_rows_count', 514, 'long'),
    optional(
      'partitions',
      507,
      list(508, {
        type: 'record',
        name: 'r508',
        fields: [
          required('contains_null', 509, 'boolean'),
          optional('contains_nan', 518, 'boolean'),
          optional('lower_bound', 510, 'bytes'),
          optional('upper_bound', 511, 'bytes'),
        ],
      }),
    ),
  ],
}

/** @param partition fields of the partition spec with the Avro types of their values */
export const manifestSchema = (partition: ReadonlyArray<{ name: string; id: number; type: unknown }>) => ({
  type: 'record',
  name: 'manifest_entry',
  fields: [
    required('status', 0, 'int'),
    optional('snapshot_id', 1, 'long'),
    optional('sequence_number', 3, 'long'),
    optional('file_sequence_number', 4, 'long'),
    required('data_file', 2, {
      type: 'record',
      name: 'r2',
      fields: [
        required('content', 134, 'int'),
        required('file_path', 100, 'string'),
        required('file_format', 101, 'string'),
        required('partition', 102, {
          type: 'record',
          name: 'r102',
          fields: partition.map(({ name, id, type }) => optional(name, id, type)),
        }),
        required('record_count', 103, 'long'),
        required('file_size_in_bytes', 104, 'long'),
        optional('column_sizes', 108, map(117, 118, 'long')),
        optional('value_counts', 109, map(119, 120, 'long')),
        optional('null_value_counts', 110, map(121, 122, 'long')),
        optional('nan_value_counts', 137, map(138, 139, 'long')),
        optional('lower_bounds', 125, map(126, 127, 'bytes')),
        optional('upper_bounds', 128, map(129, 130, 'bytes')),
        optional('key_metadata', 131, 'bytes'),
        optional('split_offsets', 132, list(133, 'long')),
        optional('equality_ids', 135, list(136, 'int')),
        optional('sort_order_id', 140, 'int'),
        optional('referenced_data_file', 143, 'string'),
      ],
    }),
  ],
})
