import { defineExperiment } from '../experiment'
import { mariadb, withMariadb } from '../programs/mariadb'

export default defineExperiment({
  title: 'Events of the same table before and after a column is dropped, with binlog_row_metadata = MINIMAL and FULL',
  programs: [mariadb],
  run: () =>
    withMariadb({}, (server) => {
      const outputs = ['MINIMAL', 'FULL'].map((metadata) => {
        server.rows(`
          SET GLOBAL binlog_row_metadata = '${metadata}';
          CREATE OR REPLACE TABLE orders (id INT PRIMARY KEY, coupon VARCHAR(20), status VARCHAR(20));`)
        const { file, offset } = server.position()
        server.rows(`
          INSERT INTO orders VALUES (42, 'SPRING', 'placed');
          ALTER TABLE orders DROP COLUMN coupon;
          INSERT INTO orders VALUES (43, 'placed');`)
        const options = ['--base64-output=DECODE-ROWS', '-v', '--print-table-metadata', `--start-position=${offset}`]
        const lines = server
          .binlog(file, ...options)
          // The list of columns has a line for each.
          .replace(/,\n# +/g, ', ')
          .split('\n')
          .filter((line) => /^(###|# Columns|# Primary|ALTER)/.test(line))
        return { kind: 'text', label: `binlog_row_metadata = ${metadata}`, text: lines.join('\n'), compared: true } as const
      })
      return outputs
    }),
})
