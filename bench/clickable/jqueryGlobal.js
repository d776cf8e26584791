// jQuery UI takes jQuery from the page.
import $ from 'jquery';

window.jQuery = window.$ = $;
export default $;
