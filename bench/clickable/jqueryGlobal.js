// jQuery UI expects jQuery as a global of the page.
import $ from 'jquery';

window.jQuery = window.$ = $;
export default $;
